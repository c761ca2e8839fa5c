Pod::Spec.new do |s|
  s.name = 'Shop-Kit'
  s.module_name = "ShopKit"
  s.source_files = ['Sources/**/*.{h,swift}', "More/*.m"]
  s.resource_bundles = { 'Shop' => ['Resources/*.xib'], "Icons" => "Icons/*" }
  s.subspec 'Core' do |core| core.source_files = 'Core/*.swift' end
  s.test_spec { |t| t.source_files = 'Tests/*.swift' }
end

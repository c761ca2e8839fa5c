/// People, places, devices and other things; ``SymbolTable`` describes the form of a row.
extension SymbolTable {
    /// People.
    static let people = """
        person=person+fcs person.2=people+f person.3=people+f person.3.sequence=people+f
        person.circle=person-circle person.crop.circle=person-circle person.crop.circle.fill=person-circle
        person.crop.square=person-square person.crop.square.fill=person-square
        person.crop.rectangle=person-vcard+f person.crop.artframe=person-square
        person.fill.checkmark=person-check-fill person.fill.xmark=person-x-fill
        person.fill.questionmark=person-fill-exclamation person.fill.turn.right=person-fill-up
        person.fill.viewfinder=person-bounding-box person.2.square.stack=person-rolodex
        person.2.wave.2=people+f person.text.rectangle=person-vcard+f
        person.and.background.dotted=person-bounding-box person.wave.2=person-up
        person.line.dotted.person=people+f person.bust=person+fcs figure.walk=person+fcs
        figure.run=person+fcs figure.stand=person+fcs figure.wave=person-up figure.arms.open=person+fcs
        figure.and.child.holdinghands=people+f figure.2.and.child.holdinghands=people+f figure.2=people+f
        accessibility=universal-access+c face.smiling=emoji-smile+f face.smiling.inverse=emoji-smile-fill
        face.dashed=emoji-neutral+f faceid=person-bounding-box touchid=fingerprint hand.raised=hand-index+f
        hand.thumbsup=hand-thumbs-up+f hand.thumbsdown=hand-thumbs-down+f hand.point.up=hand-index+f
        hand.point.up.left=hand-index+f hand.point.right=hand-index+f hand.point.left=hand-index+f
        hand.point.down=hand-index+f hand.draw=hand-index-thumb+f hand.tap=hand-index-thumb+f
        hand.wave=hand-index-thumb+f hands.clap=hand-thumbs-up+f hands.sparkles=stars eye=eye+fxX
        eyes=eyeglasses eyeglasses=eyeglasses sunglasses=sunglasses eyebrow=eye+fxX mouth=emoji-smile+f
        ear=ear+f brain=lightbulb+f brain.head.profile=lightbulb+f lungs=lungs+f mustache=emoji-smile+f
        heart=heart+f heart.text.square=heart-pulse+f suit.heart=suit-heart+f suit.club=suit-club+f
        suit.diamond=suit-diamond+f suit.spade=suit-spade+f bolt.heart=heart-pulse+f
        waveform.path.ecg=heart-pulse+f bandage=bandaid+f cross=plus-lg cross.case=briefcase+f
        pills=capsule-pill pill=capsule-pill stethoscope=clipboard2-pulse+f facemask=mask allergens=virus
        staroflife=asterisk bed.double=house-door+f person.crop=person+f
        person.and.arrow.left.and.arrow.right=arrow-left-right person.fill.turn.down=person-fill-down
        person.fill.turn.left=person-fill smiley=emoji-smile+f figure=person+f
        """

    /// Places and things.
    static let placesAndThings = """
        house=house-door+f house.lodge=house+fxX building=building+fx building.2=buildings+f
        building.columns=bank door.left.hand.open=door-open+f door.left.hand.closed=door-closed+f
        storefront=shop map=map+f mappin=geo+f mappin.and.ellipse=geo+f location=cursor+f
        location.north=cursor+f location.magnifyingglass=search safari=compass+f compass.drawing=compass+f
        signpost.right=signpost+f signpost.left=signpost+f globe=globe globe.americas=globe-americas
        globe.europe.africa=globe-europe-africa globe.asia.australia=globe-asia-australia
        globe.central.south.asia=globe-central-south-asia network=globe2 airplane=airplane+f car=car-front+f
        car.2=car-front+f bus=bus-front+f tram=train-front+f train.side.front.car=train-front+f
        bicycle=bicycle scooter=scooter ferry=water fuelpump=fuel-pump+f
        ev.charger=ev-station+f box.truck=truck truck.box=truck parkingsign=p-square+f
        road.lanes=sign-intersection+f fork.knife=cup-hot+f wineglass=cup-straw cup.and.saucer=cup-hot+f
        mug=cup+f birthday.cake=balloon+f takeoutbag.and.cup.and.straw=cup-straw carrot=flower1 fish=water
        pawprint=bug+f hare=speedometer tortoise=speedometer ant=bug+f ladybug=bug+f bird=twitter leaf=tree+f
        tree=tree+f camera.macro=flower1 flag=flag+f flag.checkered=flag+f flag.2.crossed=flag+f bell=bell+fxX
        tag=tag+f cart=cart+f bag=bag+f basket=basket+f creditcard=credit-card+f giftcard=gift+f gift=gift+f
        wallet.pass=wallet2 banknote=cash dollarsign.arrow.circlepath=currency-exchange briefcase=briefcase+f
        case=briefcase+f suitcase=briefcase+f suitcase.cart=briefcase+f latch.2.case=briefcase+f key=key+f
        key.horizontal=key+f lock=lock+f lock.open=unlock+f lock.rotation=lock+f lock.doc=file-earmark-lock+f
        hammer=hammer wrench=wrench wrench.and.screwdriver=tools screwdriver=screwdriver gear=gear+f
        gearshape=gear+f gearshape.2=gear-wide-connected gearshift.layout.sixspeed=sliders scissors=scissors
        paintbrush=brush+f paintbrush.pointed=brush+f paintpalette=palette+f eyedropper=eyedropper
        eyedropper.halffull=eyedropper wand.and.stars=magic wand.and.rays=magic wand.and.stars.inverse=magic
        sparkles=stars sparkle=stars sparkle.magnifyingglass=search lightbulb=lightbulb+f
        lightbulb.slash=lightbulb-off+f lamp.desk=lamp+f lamp.table=lamp+f fan=fan powerplug=plug+f
        poweroutlet.type.b=outlet power=power powersleep=moon+f sofa=house+fxX chair=house+fxX
        spigot=droplet+f shower=droplet+f washer=fan refrigerator=door-closed+f stove=fire sink=droplet+f
        umbrella=umbrella+f umbrella.percent=umbrella+f tshirt=handbag+f crown=award+f medal=award+f
        trophy=trophy+f dice=dice-5+f die.face.1=dice-1+f die.face.2=dice-2+f die.face.3=dice-3+f
        die.face.4=dice-4+f die.face.5=dice-5+f die.face.6=dice-6+f puzzlepiece=puzzle+f
        puzzlepiece.extension=puzzle+f gamecontroller=controller l.joystick=joystick teddybear=balloon+f
        balloon=balloon+f balloon.2=balloon+f party.popper=balloon+f fireworks=stars tent=house+fxX
        beach.umbrella=umbrella+f mountain.2=image-alt binoculars=binoculars+f theatermasks=emoji-laughing+f
        ticket=ticket-perforated+f movieclapper=film popcorn=film sportscourt=layout-split soccerball=dribbble
        football=dribbble basketball=dribbble tennisball=dribbble baseball=dribbble dumbbell=activity
        skateboard=scooter testtube.2=droplet+f flask=droplet+f atom=virus pin=pin-angle+f helm=gear-wide
        music.house=house-door+f music.note.house=house-door+f location.north.line=cursor+f
        lock.rotation.open=unlock+f hourglass.bottomhalf.fill=hourglass-bottom
        hourglass.tophalf.fill=hourglass-top dial=speedometer greetingcard=envelope-paper+f
        lifepreserver=life-preserver scalemass=speedometer bell.and.waves.left.and.right=bell+f
        1.magnifyingglass=search a.magnify=search lasso.sparkles=bezier2 square.and.at.rectangle=at
        """

    /// Sky.
    static let sky = """
        sun.min=sun+f sun.max=sun+f sun.dust=brightness-alt-high+f sun.haze=brightness-alt-low+f
        sun.horizon=sunset+f sunrise=sunrise+f sunset=sunset+f light.min=brightness-low+f
        light.max=brightness-high+f moon=moon+f moon.stars=moon-stars+f moon.zzz=moon+f zzz=moon+f
        sparkles.tv=tv+f star=star+f star.leadinghalf.filled=star-half star.lefthalf.fill=star-half
        cloud=cloud+fxX cloud.drizzle=cloud-drizzle+f cloud.rain=cloud-rain+f
        cloud.heavyrain=cloud-rain-heavy+f cloud.fog=cloud-fog+f cloud.hail=cloud-hail+f
        cloud.snow=cloud-snow+f cloud.sleet=cloud-sleet+f cloud.bolt=cloud-lightning+f
        cloud.bolt.rain=cloud-lightning-rain+f cloud.sun=cloud-sun+f cloud.sun.rain=cloud-sun+f
        cloud.moon=cloud-moon+f smoke=cloud-haze+f wind=wind wind.snow=wind snow=snow snowflake=snow
        tornado=tornado tropicalstorm=tropical-storm hurricane=hurricane thermometer=thermometer
        thermometer.low=thermometer-low thermometer.medium=thermometer-half thermometer.high=thermometer-high
        thermometer.sun=thermometer-sun thermometer.snowflake=thermometer-snow humidity=moisture
        drop=droplet+f drop.halffull=droplet-half water.waves=water flame=fire bolt=lightning-charge+f
        bolt.horizontal=lightning+f bolt.car=ev-front+f bolt.batteryblock=battery-charging rainbow=rainbow
        aqi.low=moisture aqi.medium=moisture icloud=cloud+fxX icloud.and.arrow.up=cloud-arrow-up+f
        icloud.and.arrow.down=cloud-arrow-down+f checkmark.icloud=cloud-check+f icloud.slash=cloud-slash+f
        cloud.moon.bolt=cloud-lightning+f cloud.moon.rain=cloud-rain+f cloud.sun.bolt=cloud-lightning+f
        star.leadinghalf.fill=star-half aqi.high=moisture sleep=moon+f wake=sun+f
        """

    /// Media.
    static let media = """
        camera=camera+f camera.rotate=camera+f camera.filters=palette2 camera.aperture=camera2
        camera.on.rectangle=camera+f camera.metering.matrix=grid-3x3
        arrow.triangle.2.circlepath.camera=camera+f video=camera-video+f video.slash=camera-video-off+f
        web.camera=webcam+f photo=image+f photo.on.rectangle=images photo.on.rectangle.angled=images
        photo.stack=images photo.artframe=image+f photo.tv=tv+f film=film film.stack=film play=play+fcC
        play.circle=play-circle+f play.rectangle=play-btn+f play.tv=tv+f playpause=play+fcC pause=pause+fcC
        pause.circle=pause-circle+f pause.rectangle=pause-btn+f stop=stop+fcC stop.circle=stop-circle+f
        record.circle=record-circle+f backward=rewind+fcC forward=fast-forward+fcC backward.end=skip-start+fcC
        forward.end=skip-end+fcC backward.end.alt=skip-backward+fcC forward.end.alt=skip-forward+fcC
        backward.frame=skip-start+fcC forward.frame=skip-end+fcC gobackward=arrow-counterclockwise
        goforward=arrow-clockwise eject=eject+f shuffle=shuffle repeat=repeat repeat.1=repeat-1
        music.note=music-note music.note.list=music-note-list music.quarternote.3=music-note-beamed
        music.mic=mic+f guitars=music-note-beamed pianokeys=music-note-beamed metronome=music-note
        hifispeaker=speaker+f homepod=speaker+f radio=boombox+f speaker=volume-off+f
        speaker.slash=volume-mute+f speaker.minus=volume-down+f speaker.plus=volume-up+f
        speaker.wave.1=volume-down+f speaker.wave.2=volume-up+f speaker.wave.3=volume-up+f
        speaker.1=volume-down+f speaker.2=volume-up+f speaker.3=volume-up+f speaker.zzz=volume-off+f mic=mic+f
        mic.slash=mic-mute+f waveform=soundwave waveform.path=activity headphones=headphones earbuds=earbuds
        airpods=earbuds airpodspro=earbuds beats.headphones=headphones megaphone=megaphone+f
        captions.bubble=badge-cc+f opticalid=person-vcard+f tv=tv+f tv.and.mediabox=tv+f 4k.tv=badge-4k+f
        livephoto=record-circle+f memories=clock-history timelapse=clock+f slowmo=circle+fs rays=sun+f
        livephoto.play=play-circle+f pano=image+f tuningfork=music-note tv.music.note=tv+f
        questionmark.video=camera-video+f homepod.2=speaker+f homepodmini=speaker+f airpodsmax=headphones
        airpod.left=earbuds airpod.right=earbuds earpods=earbuds dpad=dpad+f
        """

    /// Communication.
    static let communication = """
        phone=telephone+f phone.arrow.up.right=telephone-outbound+f phone.arrow.down.left=telephone-inbound+f
        phone.arrow.right=telephone-forward+f phone.down=telephone-x+f phone.connection=telephone+f
        teletype=telephone+f recordingtape=voicemail envelope=envelope+fxX envelope.open=envelope-open+f
        envelope.arrow.triangle.branch=envelope+fxX mail=envelope+fxX mail.stack=envelope-paper+f
        message=chat+fsS bubble.left=chat-left+f bubble.right=chat-right+f bubble.middle.bottom=chat-square+f
        bubble.middle.top=chat-square+f bubble.left.and.bubble.right=chat-left-dots+f
        bubble.left.and.exclamationmark.bubble.right=chat-left-dots+f bubble=chat+fsS
        antenna.radiowaves.left.and.right=broadcast dot.radiowaves.left.and.right=broadcast
        dot.radiowaves.right=rss+f dot.radiowaves.up.forward=rss+f wave.3.right=rss+f wave.3.left=rss+f
        wave.3.forward=rss+f wifi=wifi wifi.slash=wifi-off wifi.exclamationmark=wifi-1 wifi.router=router+f
        cellularbars=reception-4 bonjour=broadcast qrcode=qr-code qrcode.viewfinder=qr-code-scan barcode=upc
        barcode.viewfinder=upc-scan rss=rss+f badge.plus.radiowaves.right=broadcast
        badge.plus.radiowaves.forward=broadcast radiowaves.left=rss radiowaves.right=rss
        dot.radiowaves.forward=rss wave.3.backward=rss ellipses.bubble=chat-square-dots+f
        bubble.left.and.text.bubble.right=chat-left-text+f teletype.answer=telephone+f
        """

    /// Time.
    static let time = """
        clock=clock+f clock.arrow.circlepath=clock-history clock.arrow.2.circlepath=clock-history
        deskclock=clock+f alarm=alarm+f alarm.waves.left.and.right=alarm+f stopwatch=stopwatch+f
        timer=stopwatch+f gauge=speedometer2 gauge.with.dots.needle.bottom.0percent=speedometer2
        gauge.with.dots.needle.bottom.50percent=speedometer2 gauge.with.dots.needle.67percent=speedometer2
        gauge.medium=speedometer2 speedometer=speedometer2 hourglass=hourglass-split
        hourglass.bottomhalf.filled=hourglass-bottom hourglass.tophalf.filled=hourglass-top
        calendar=calendar3+f calendar.day.timeline.left=calendar-week+f
        """

    /// Devices.
    static let devices = """
        iphone=phone+f iphone.homebutton=phone+f iphone.radiowaves.left.and.right=phone-vibrate+f
        iphone.landscape=phone-landscape+f ipad=tablet+f ipad.landscape=tablet-landscape+f
        ipad.homebutton=tablet+f ipad.and.iphone=phone+f ipodtouch=music-player+f ipod=music-player+f
        laptopcomputer=laptop+f laptopcomputer.and.iphone=laptop+f macbook=laptop+f desktopcomputer=display+f
        pc=pc-display display=display+f display.2=display+f macmini=hdd+f macpro.gen1=pc macpro.gen3=pc
        xserve=hdd-rack+f server.rack=hdd-rack+f applewatch=smartwatch applewatch.watchface=watch appletv=tv+f
        printer=printer+f scanner=printer+f faxmachine=printer+f keyboard=keyboard+f
        keyboard.chevron.compact.down=keyboard+f computermouse=mouse+f magicmouse=mouse2+f
        cursorarrow=cursor+f cursorarrow.rays=cursor+f cpu=cpu+f memorychip=memory battery.0=battery
        battery.25=battery-half battery.50=battery-half battery.75=battery-full battery.100=battery-full
        battery.0percent=battery battery.25percent=battery-half battery.50percent=battery-half
        battery.75percent=battery-full battery.100percent=battery-full battery.100.bolt=battery-charging
        battery.100percent.bolt=battery-charging bluetooth=bluetooth cable.connector=usb-plug+f
        cable.connector.horizontal=usb-plug+f hdmi=hdmi+f flashlight.off.fill=lightbulb-off-fill
        flashlight.on.fill=lightbulb-fill flashlight.on=lightbulb+f terminal=terminal+f
        apple.terminal=terminal+f swatchpalette=palette+f visionpro=headset-vr arkit=badge-ar+f
        rotate.3d=badge-3d+f view.3d=badge-3d+f perspective=badge-3d+f move.3d=badge-3d+f
        platter.filled.bottom.iphone=phone+f iphone.homebutton.landscape=phone-landscape+f
        ipad.homebutton.landscape=tablet-landscape+f esim=sim+f simcard.2=sim+f cursor.rays=cursor+f
        cursorarrow.click=cursor+f poweroff=circle poweron=dash-lg
        """

    /// Data.
    static let data = """
        magnifyingglass=search chart.bar=bar-chart+f chart.bar.xaxis=bar-chart-line+f
        chart.bar.doc.horizontal=file-earmark-bar-graph+f chart.pie=pie-chart+f
        chart.line.uptrend.xyaxis=graph-up chart.line.downtrend.xyaxis=graph-down chart.xyaxis.line=graph-up
        chart.dots.scatter=graph-up chart.line.flattrend.xyaxis=graph-up
        point.topleft.down.curvedto.point.bottomright.up=bezier2 point.3.connected.trianglepath.dotted=share+f
        point.3.filled.connected.trianglepath.dotted=share-fill circle.hexagonpath=diagram-3+f
        cylinder=database+fx cylinder.split.1x2=database+fx square.fill.text.grid.1x2=layout-text-window
        level=bar-chart-steps dial.min=speedometer dial.low=speedometer dial.medium=speedometer
        dial.high=speedometer barometer=speedometer metronome.fill=music-note translate=translate
        character.bubble.ja=translate lanyardcard=person-badge+f creditcard.and.123=credit-card+f
        purchased=check-circle+f purchased.circle=check-circle+f
        rectangle.and.arrow.up.right.and.arrow.down.left=arrows-angle-expand viewfinder.rectangular=fullscreen
        hexagon.lefthalf.filled=hexagon-half octagon.lefthalf.filled=octagon-half skew=bounding-box
        scale.3d=bounding-box paintbucket=paint-bucket mount=funnel+f
        line.3.horizontal.button.angledtop.vertical.right=menu-button+f filemenu.and.selection=menu-button+f
        contextualmenu.and.cursorarrow=menu-button-wide+f filemenu.and.cursorarrow=menu-button-wide+f
        loupe=zoom-in rectangle.and.pencil=pencil-square inset.filled.circle=record-circle+f
        moonphase.full.moon=circle-fill moonphase.new.moon=circle+fs checkerboard.rectangle=grid-3x3
        circle.and.line.horizontal=slash-circle+f
        """
}

@main
struct Kumiki {
    static func main() { print("kumiki") }
}

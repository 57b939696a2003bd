// swift-format-ignore-file
let old = ["a", "b", "c", "d"]
let new = ["b", "x", "d", "a"]
let difference = new.difference(from: old)
for change in difference {
    switch change {
    case let .remove(offset, element, _): print("remove", offset, element)
    case let .insert(offset, element, _): print("insert", offset, element)
    }
}
print(old.applying(difference) ?? [])
let moves = new.difference(from: old).inferringMoves()
print(moves.count, moves.insertions.count, moves.removals.count)

// prints:
// remove 2 c
// remove 0 a
// insert 1 x
// insert 3 a
// ["b", "x", "d", "a"]
// 4 2 2

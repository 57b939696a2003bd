typealias LessonPhrase = String

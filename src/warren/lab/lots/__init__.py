"""Things that come to seats by lot: what they are worth beside what might have come instead."""

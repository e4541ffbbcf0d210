refusal-undo-revealed = Sealed choices have been opened since: this cannot be taken back.

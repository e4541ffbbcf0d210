### Devices and their part in fair dice.

refusal-contribution-fixed = The device of this seat is bound already, or is not asked.
refusal-other-contribution = This is not what the device of this seat was bound to.
refusal-dice-phase = The dice of this table do not wait for that now.
refusal-dice-opened = The dice are being drawn: one moment, then you can leave.

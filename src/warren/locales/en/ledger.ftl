## What a line of the rules is, and what it rests on

ledger-kind-rule = rule
ledger-kind-ruling = ruling
ledger-kind-example = example
ledger-kind-trap = easily missed
ledger-kind-option = option
ledger-kind-faq = question and answer

ledger-support-own = decided here
ledger-support-derived = follows from other lines
ledger-support-reconstructed = reconstructed
ledger-support-app = by the digital version
ledger-support-english-rulebook = by the English rulebook
ledger-support-official-faq = by the publisher’s answers
ledger-support-general-knowledge = as commonly known

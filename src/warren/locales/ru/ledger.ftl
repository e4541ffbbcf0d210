## Чем является строка правил и на чём она основана

ledger-kind-rule = правило
ledger-kind-ruling = уточнение
ledger-kind-example = пример
ledger-kind-trap = легко упустить
ledger-kind-option = вариант
ledger-kind-faq = вопрос и ответ

ledger-support-own = решено здесь
ledger-support-derived = следует из других строк
ledger-support-reconstructed = восстановлено
ledger-support-app = по цифровой версии
ledger-support-english-rulebook = по английским правилам
ledger-support-official-faq = по ответам издателя
ledger-support-general-knowledge = общеизвестно

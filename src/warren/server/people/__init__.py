"""Who plays here: sessions, accounts, tokens, and how their games went."""

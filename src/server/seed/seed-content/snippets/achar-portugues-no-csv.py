"""Acha textos que ficaram em português (ou sem japonês) no CSV de produtos exportado da Shopify.

Uso: python3 achar_portugues.py products_export.csv
"""

import csv
import re
import sys
import unicodedata

COLUMNS = ["Title", "Body (HTML)", "SEO Title", "SEO Description", "Option1 Name", "Option1 Value"]
KANA_OR_KANJI = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
TAGS = re.compile(r"<[^>]+>")
# Palavras curtas e comuns do português que não aparecem em japonês nem em nomes de marca.
PORTUGUESE = re.compile(
    r"\b(de|do|da|dos|das|para|com|sem|não|você|seu|sua|muito|mais|frete|grátis|tamanho|cor|preto|branco|azul)\b",
    re.IGNORECASE,
)
# Tamanhos e códigos como "M", "A-12" ou "38 cm" não precisam de japonês.
CODE = re.compile(r"^[\W\d]*[A-Za-z]{0,3}[\W\d]*(cm|mm|kg|g|ml)?$")


def problem(text: str) -> str | None:
    plain = unicodedata.normalize("NFKC", TAGS.sub(" ", text)).strip()
    found = sorted({word.lower() for word in PORTUGUESE.findall(plain)})
    if found:
        return "português: " + ", ".join(found)
    if not plain or CODE.match(plain) or KANA_OR_KANJI.search(plain):
        return None
    return "sem japonês"


def main(path: str) -> int:
    total = 0
    with open(path, encoding="utf-8-sig", newline="") as file:
        for line, row in enumerate(csv.DictReader(file), start=2):
            for column in COLUMNS:
                reason = problem(row.get(column) or "")
                if reason:
                    total += 1
                    print(f"linha {line} | {row.get('Handle', '')} | {column} | {reason}")
    print(f"{total} ponto(s) para revisar")
    return 1 if total else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Informe o arquivo: python3 achar_portugues.py products_export.csv")
    sys.exit(main(sys.argv[1]))

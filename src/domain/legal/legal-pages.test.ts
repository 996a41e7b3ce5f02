import { describe, expect, it } from 'vitest';
import { defaultLegalTexts } from './default-texts.ts';
import { legalPages, MAX_LEGAL_TEXT, MIN_LEGAL_TEXT, parseLegalText, SUPPORT_MARK } from './legal-pages.ts';

describe('parseLegalText', () => {
  it('reads headings, paragraphs and lists', () => {
    const body = '## Um\nPrimeira linha\nsegue aqui.\n\nOutro:\n- a\n- b\n  segue\n\n## Dois\n\nFim.';
    expect(parseLegalText(body)).toEqual([
      { kind: 'heading', text: 'Um' },
      { kind: 'paragraph', text: 'Primeira linha segue aqui.' },
      { kind: 'paragraph', text: 'Outro:' },
      { kind: 'list', items: ['a', 'b segue'] },
      { kind: 'heading', text: 'Dois' },
      { kind: 'paragraph', text: 'Fim.' },
    ]);
  });

  it('treats markup as text, and returns nothing for an empty text', () => {
    expect(parseLegalText('<b>oi</b>\r\n\r\n# x')).toEqual([
      { kind: 'paragraph', text: '<b>oi</b>' },
      { kind: 'paragraph', text: '# x' },
    ]);
    expect(parseLegalText(' \n\n ')).toEqual([]);
  });
});

describe.each(legalPages)('the default text: %s', (page) => {
  const body = defaultLegalTexts[page];

  it('is complete: long enough, with headings and a contact address', () => {
    expect(body.length).toBeGreaterThan(MIN_LEGAL_TEXT * 5);
    expect(body.length).toBeLessThan(MAX_LEGAL_TEXT);
    expect(body).toContain(SUPPORT_MARK);
    expect(parseLegalText(body).filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(5);
    expect(body).not.toMatch(/TODO|lorem|\[.*\]/i);
  });
});

it('the privacy text names the law, the rights, and what is stored', () => {
  const words = `LGPD | 13.709 | Baixar meus dados | Excluir minha conta | 7 dias | 90 dias | 180 dias | IP
Agência Nacional de Proteção de Dados (ANPD) | {{operador}} | consentimento (artigo 7º, I) | artigos 18 e 20
artigos 33 a 36 | Marco Civil | identificador da sua conta no Dropar | maiores de 18 anos`.split(/ \| |\n/);
  for (const word of words) expect(defaultLegalTexts.privacy).toContain(word);
});

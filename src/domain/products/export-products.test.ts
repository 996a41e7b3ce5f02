import { expect, it } from 'vitest';
import type { Fact } from '../robots/facts.ts';
import { productsToCsv } from './export-products.ts';

const fact = (over: Partial<Fact>): Fact => ({
  id: 'f',
  kind: 'quantity',
  role: 'volume',
  value: '500',
  unit: 'ml',
  text: '500 ml',
  line: 0,
  ...over,
});

it('has a row for each fact and each price, and none for a product without either', () => {
  const csv = productsToCsv([
    {
      name: 'Garrafa "Mizu"',
      nameJa: 'ボトル',
      status: 'a_venda',
      facts: [
        fact({}),
        fact({ role: 'weight', value: '210', unit: 'g', unsure: true }),
        fact({ kind: 'material', role: 'tampa', value: '=aço', unit: undefined }),
      ],
      prices: [{ name: 'Loja', price: 5980, marginBp: 2520, net: 1507, createdAt: '2026-11-15T15:00:00Z' }],
    },
    { name: 'Vazio', nameJa: '', status: 'ideia', facts: [], prices: [] },
  ]);
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFProduto,Nome em japonês,Situação,Tipo,Nome,Valor,Unidade,Margem (%),Fica com você (JPY),Salvo em',
    '"Garrafa ""Mizu""",ボトル,À venda,Fato,Capacidade,500,ml,,,',
    '"Garrafa ""Mizu""",ボトル,À venda,Fato a conferir,Peso,210,g,,,',
    '"Garrafa ""Mizu""",ボトル,À venda,Fato,Material (tampa),\'=aço,,,,',
    '"Garrafa ""Mizu""",ボトル,À venda,Preço,Loja,5980,JPY,25.2,1507,2026-11-15T15:00:00Z',
    '',
  ]);
});

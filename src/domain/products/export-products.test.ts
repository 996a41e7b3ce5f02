import { expect, it } from 'vitest';
import { type ExportedProduct, productsToCsv, rowsOfProduct } from './export-products.ts';

const acceptedAt = '2026-11-15T15:00:00Z';

it('has a row for each line of the sheet, each photo and each price, and none for a product without any', () => {
  const bottle: ExportedProduct = {
    name: 'Garrafa "Mizu"',
    nameJa: 'ボトル',
    status: 'a_venda',
    sheet: {
      brand: { value: [{ pt: '=Mizu' }], acceptedAt },
      capacity: { value: [{ amount: { number: 500, unit: 'ml', qualifier: 'about' } }], acceptedAt },
    },
    photos: [{ url: '/a.webp', altPt: 'De frente', altJa: '正面' }],
    prices: [{ name: 'Loja', price: 5980, marginBp: 2520, net: 1507, createdAt: '2026-11-15T15:00:00Z' }],
  };
  const empty: ExportedProduct = { name: 'Vazio', nameJa: '', status: 'ideia', sheet: {}, photos: [], prices: [] };
  expect(rowsOfProduct(empty)).toEqual({ count: 0, text: '' });
  expect(
    productsToCsv([rowsOfProduct(bottle), rowsOfProduct(empty)])
      .split('\r\n')
      .slice(1),
  ).toEqual([
    '"Garrafa ""Mizu""",ボトル,À venda,Ficha,Marca,\'=Mizu,ブランド,\'=Mizu,,,',
    '"Garrafa ""Mizu""",ボトル,À venda,Ficha,Capacidade,cerca de 500 ml,容量,約500ml,,,',
    '"Garrafa ""Mizu""",ボトル,À venda,Foto,De frente,/a.webp,,正面,,,',
    '"Garrafa ""Mizu""",ボトル,À venda,Preço,Loja,5980 JPY,,,25.2,1507,2026-11-15T15:00:00Z',
    '',
  ]);
});

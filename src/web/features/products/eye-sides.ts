import type { ProductCard } from '#contract/products/products.ts';
import { sheetEye, textsEye } from '#domain/products/product-eyes.ts';
import type { EyeSide } from './product-eyes.tsx';

type Figures = Pick<ProductCard, 'fieldCount' | 'textCount' | 'hasTranslation' | 'price' | 'hasGateAnswers'>;

export const eyeSidesOf = ({ fieldCount, textCount, hasTranslation, price, hasGateAnswers }: Figures): EyeSide[] => [
  { label: 'Ficha', state: sheetEye(fieldCount) },
  { label: 'Textos', state: textsEye(textCount, hasTranslation) },
  { label: 'Preço', state: price === null ? 'empty' : 'full' },
  // Answers are never the end of it: laws and papers change.
  { label: 'Japão', state: hasGateAnswers ? 'half' : 'empty' },
];

import * as z from 'zod/mini';
import {
  MAX_GRAMS,
  MAX_LISTING_LINE,
  MAX_LISTING_TEXT,
  MAX_PRICE_YEN,
  MAX_SKU,
  MAX_STOCK,
  MAX_TAGS,
  SKU_PATTERN,
} from '#domain/publishing/listing.ts';

export const words = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, `Escreva no máximo ${max} caracteres.`),
      z.regex(/^[^\r\n]*$/, 'Escreva em uma linha só.'),
    );
export const line = words(MAX_LISTING_LINE);
export const writtenLine = line.check(z.minLength(1, 'Escreva aqui ou remova a linha.'));
const whole = (max: number) =>
  z.nullable(
    z.int('Escreva um número inteiro.').check(z.minimum(0, 'Não pode ser negativo.'), z.maximum(max, 'É alto demais.')),
  );

/** Fields of a listing that a shop's file has too. Apart from the rest, which pages that list products do not load. */
export const importedFields = {
  priceYen: whole(MAX_PRICE_YEN),
  costYen: whole(MAX_PRICE_YEN),
  stock: whole(MAX_STOCK),
  weightGrams: whole(MAX_GRAMS),
  sku: z
    .string()
    .check(z.trim(), z.maxLength(MAX_SKU), z.regex(SKU_PATTERN, 'Use letras sem acento, números, ponto e hífen.')),
  productType: line,
  tags: z
    .array(writtenLine.check(z.regex(/^[^,]*$/, 'Sem vírgula.')))
    .check(z.maxLength(MAX_TAGS, `Use até ${MAX_TAGS} etiquetas.`)),
  seoTitle: line,
  seoDescription: words(MAX_LISTING_TEXT),
};
export const importedListingSchema = z.partial(z.object(importedFields));

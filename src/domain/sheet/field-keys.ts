import type { RowOf } from './field-row.ts';
import { BOX_USE_WARNING_ROWS } from './field-rows/box-use-warning-fields.ts';
import { ELECTRIC_FUNCTION_ROWS } from './field-rows/electric-function-fields.ts';
import { IDENTITY_MEASURE_MATERIAL_ROWS } from './field-rows/identity-measure-material-fields.ts';

export const FIELD_ROWS = [...IDENTITY_MEASURE_MATERIAL_ROWS, ...ELECTRIC_FUNCTION_ROWS, ...BOX_USE_WARNING_ROWS];

export type FieldKey = (typeof FIELD_ROWS)[number]['key'];
export type FieldRow = RowOf<FieldKey>;

/** Keys of the sheet, in the order of 商品仕様. */
export const FIELD_KEYS: readonly FieldKey[] = FIELD_ROWS.map(({ key }) => key);

/** Beside the sheet, never printed. */
export const UNPRINTED_KEYS = FIELD_ROWS.filter((row) => row.private).map(({ key }) => key);

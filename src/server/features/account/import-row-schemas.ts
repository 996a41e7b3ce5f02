import * as z from 'zod/mini';
import { calculationInputsSchema } from '#contract/pricing.ts';
import { saveGate } from '#contract/products/japan-gate.ts';
import { newProductSchema } from '#contract/products/new-product.ts';
import { photoAltSchema } from '#contract/products/products.ts';
import { listingSchema } from '#contract/products/publishing.ts';
import { sheetRowSchema, sheetSchema, suggestionSchema } from '#contract/products/sheet.ts';
import { warningSchema, writerSchema } from '#contract/robots/shared-fields.ts';
import { MAX_EDIT_BYTES, savedOutputSchema } from '#contract/robots/texts.ts';
import { shopSchema } from '#contract/shop.ts';
import { dayInJapan } from '#domain/japan-time.ts';
import { mailModes, noticeGroups, RATE_PERCENT } from '#domain/notices/notices.ts';
import { noticeZones } from '#domain/notices/when-to-notify.ts';
import { resultOf } from '#domain/pricing/full/calculate.ts';
import { MAX_CALCULATION_NAME } from '#domain/pricing/full/calculation-inputs.ts';
import { MAX_PRODUCT_PHOTOS } from '#domain/products/product.ts';
import { MAX_ROBOT_TEXT, TEXT_ROBOTS } from '#domain/robots/robot-options.ts';
import { MAX_TEXT_TITLE, searchableOf } from '#domain/robots/saved-text.ts';
import { FACT_KINDS, isQuantityRole } from '#domain/sheet/old-facts/facts.ts';
import { SHEET_LIMITS } from '#domain/sheet/sheet.ts';
import { isDueMoment } from '#domain/tasks/due.ts';
import { launchSteps } from '#domain/tasks/launch-template.ts';
import { MAX_POSITION_LENGTH, positionBetween } from '#domain/tasks/list-positions.ts';
import { columnColors, columnIds, MAX_COLUMN_TITLE, MAX_TASK_TITLE } from '#domain/tasks/task-board.ts';
import {
  historyKinds,
  labelColors,
  MAX_CHECKLIST_ITEMS,
  MAX_CHECKLIST_TEXT,
  MAX_LABEL_NAME,
  MAX_TASK_DESCRIPTION,
  MAX_TASK_HISTORY,
  MAX_TASK_NOTE,
  MAX_TASK_NOTES,
} from '#domain/tasks/task-details.ts';
import { withoutOddMarks } from '#domain/text/fold-text.ts';
import { checkSheet } from '#server/features/products/patch-sheet.ts';

const id = z.uuid();
/** Tolerance for clock differences: past timestamps may be at most this far in the future. */
const DAY_MS = 86_400_000;
const moment = z.iso
  .datetime({ offset: true })
  .check(z.refine((time) => Date.parse(time) <= Date.now() + DAY_MS, 'Está no futuro.'));
/** A deletion of tomorrow could be undone whatever happens until then. */
const pastMoment = moment.check(
  z.overwrite((time) => (Date.parse(time) > Date.now() ? new Date().toISOString() : time)),
);
const dueMoment = z.iso.datetime({ offset: true }).check(z.refine((due) => isDueMoment(due)));
const line = (max: number) => z.string().check(z.overwrite(withoutOddMarks), z.regex(/\S/), z.maxLength(max));
const { name, nameJa, slug, status, source, notes } = newProductSchema.shape;
const { answers, documents } = saveGate.body.shape;
const groups = z.array(z.enum(noticeGroups)).check(z.maxLength(noticeGroups.length));
/** A fact of a version before the sheet. */
const factSchema = z
  .object({
    id: z.string().check(z.maxLength(64)),
    kind: z.enum(FACT_KINDS),
    role: z.nullable(z.string().check(z.maxLength(100))),
    part: z.optional(z.string().check(z.maxLength(100))),
    value: z.string().check(z.maxLength(300)),
    unit: z.optional(z.string().check(z.maxLength(40))),
    text: z.string().check(z.maxLength(1_000)),
    line: z.int(),
    unsure: z.optional(z.literal(true)),
    clause: z.optional(z.string().check(z.maxLength(1_000))),
  })
  .check(z.refine(({ kind, role }) => kind !== 'quantity' || isQuantityRole(role)));

const written = {
  facts: z.array(z.union([sheetRowSchema, factSchema])).check(z.maxLength(200)),
  output: savedOutputSchema,
  writer: writerSchema,
  warnings: z.array(warningSchema).check(z.maxLength(500)),
  created_at: moment,
};

type Written = { [Field in keyof typeof written]: z.infer<(typeof written)[Field]> };

/** Request fields of a robot's call: flat, without nested objects. */
const requestFieldsSchema = z
  .record(
    z.string().check(z.maxLength(40)),
    z.nullable(z.union([z.string().check(z.maxLength(MAX_ROBOT_TEXT)), z.number(), z.boolean()])),
  )
  .check(z.refine((input) => Object.keys(input).length <= 20));

const fitsSuggestions = z.refine<unknown[]>(
  (suggestions) => Buffer.byteLength(JSON.stringify(suggestions)) <= SHEET_LIMITS.bytes,
);

/** The same limit as the endpoint's: see `editText`. */
const fits = z.refine<Pick<Written, 'output' | 'facts' | 'warnings'>>(
  ({ output, facts, warnings }) => Buffer.byteLength(JSON.stringify({ output, facts, warnings })) <= MAX_EDIT_BYTES,
);

/** What a person could have entered here themselves: they can edit the file. Other columns are ignored. */
export const importRowSchemas = {
  shop: z.object({ details: z.partial(shopSchema), created_at: moment, updated_at: moment }),
  products: z.object({
    id,
    name,
    name_ja: nameJa,
    slug,
    status,
    source,
    /** In files of versions without the sheet: the sheet is created from these facts. */
    facts: z.optional(z.array(factSchema).check(z.maxLength(200))),
    sheet: z.optional(z.nullable(sheetSchema.check(z.refine((sheet) => checkSheet(sheet) === null)))),
    suggestions: z.optional(z.array(suggestionSchema).check(z.maxLength(500), fitsSuggestions)),
    dismissed: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(500))),
    facts_changed_at: moment,
    notes,
    created_at: moment,
    updated_at: moment,
    deleted_at: z.nullable(pastMoment),
  }),
  // The file contains no images: only those that this installation may have are shown again.
  productPhotos: z.object({
    id,
    product_id: id,
    position: z.int().check(z.minimum(0), z.maximum(MAX_PRODUCT_PHOTOS - 1)),
    url: z.string().check(
      z.maxLength(500),
      z.regex(/^(?:https:\/\/[\w.:-]+)?\/(?!\/)[^\s"'<>\\]*\/product-photos\/\d{13}-[0-9a-f]{16}\.webp$/),
      z.refine((url) => URL.canParse(url, 'https://localhost')),
    ),
    alt_pt: photoAltSchema,
    alt_ja: photoAltSchema,
  }),
  productGates: z.object({ product_id: id, answers, documents, created_at: moment, updated_at: moment }),
  productPrices: z
    .object({
      id,
      product_id: id,
      name: line(MAX_CALCULATION_NAME),
      inputs: calculationInputsSchema,
      // Ignored: worked out from the inputs.
      result: z.unknown(),
      created_at: moment,
    })
    .check(
      z.overwrite((price) => ({ ...price, result: resultOf(price.inputs, dayInJapan(new Date(price.created_at))) })),
      z.refine(({ result }) => result !== undefined),
    ),
  productListings: z.object({ product_id: id, details: z.partial(listingSchema), updated_at: moment }),
  texts: z
    .object({
      id,
      product_id: z.nullable(id),
      robot: z.enum(TEXT_ROBOTS),
      title: z.string().check(z.maxLength(MAX_TEXT_TITLE)),
      excerpt: z.string().check(z.maxLength(400)),
      input: requestFieldsSchema,
      ...written,
      starred: z.boolean(),
      // Ignored: computed from the words.
      search: z.unknown(),
      written_at: moment,
      updated_at: moment,
      deleted_at: z.nullable(pastMoment),
    })
    .check(
      fits,
      z.overwrite((text) => ({ ...text, search: searchableOf(text.title, text.output) })),
    ),
  textVersions: z.object({ id, text_id: id, ...written }).check(fits),
  lists: z.object({
    column_id: z.enum(columnIds),
    title: line(MAX_COLUMN_TITLE),
    color: z.enum(columnColors),
    created_at: moment,
    updated_at: moment,
  }),
  tasks: z.object({
    id,
    column_id: z.enum(columnIds),
    title: line(MAX_TASK_TITLE),
    completed: z.boolean(),
    position: z.string().check(
      z.maxLength(MAX_POSITION_LENGTH),
      z.refine((position) => positionBetween(position, null) !== undefined),
    ),
    due_at: z.nullable(dueMoment),
    product_id: z.nullable(id),
    launch_id: z.nullable(id),
    launch_step: z.nullable(z.int().check(z.minimum(1), z.maximum(launchSteps.length))),
    // Missing in files of older versions.
    description: z._default(z.string().check(z.maxLength(MAX_TASK_DESCRIPTION), z.overwrite(withoutOddMarks)), ''),
    labels: z._default(z.array(z.enum(labelColors)).check(z.maxLength(labelColors.length)), []),
    checklist: z._default(
      z
        .array(z.object({ id, text: line(MAX_CHECKLIST_TEXT), done: z.boolean() }))
        .check(z.maxLength(MAX_CHECKLIST_ITEMS)),
      [],
    ),
    notes: z._default(
      z.array(z.object({ id, text: line(MAX_TASK_NOTE), at: moment })).check(z.maxLength(MAX_TASK_NOTES)),
      [],
    ),
    history: z._default(
      z
        .array(
          z.object({ kind: z.enum(historyKinds), at: moment, columnId: z.optional(z.nullable(z.enum(columnIds))) }),
        )
        .check(z.maxLength(MAX_TASK_HISTORY)),
      [],
    ),
    created_at: moment,
    updated_at: moment,
  }),
  labels: z.object({ color: z.enum(labelColors), name: line(MAX_LABEL_NAME) }),
  reminders: z.object({
    enabled: z.boolean(),
    time_zone: z.enum(noticeZones),
    // Files of older versions have none of these.
    mail_on: z._default(groups, []),
    app_off: z._default(groups, []),
    rate_percent: z._default(z.int().check(z.minimum(RATE_PERCENT.min), z.maximum(RATE_PERCENT.max)), 2),
    mail_mode: z._default(z.enum(mailModes), 'daily'),
    mail_hour: z._default(z.int().check(z.minimum(0), z.maximum(23)), 8),
  }),
  lessonsCompleted: z.object({ lesson_id: id, completed_at: moment }),
} as const;

export const isOwnSection = (section: string): section is keyof typeof importRowSchemas => section in importRowSchemas;

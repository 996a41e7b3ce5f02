import type { FieldErrors } from 'react-hook-form';
import type { ListingDraft } from '#contract/products/publishing.ts';
import {
  MAX_FEATURES,
  MAX_IMAGE_URL,
  MAX_IMAGES,
  MAX_LISTING_LINE,
  MAX_LISTING_TEXT,
  MAX_OPTION_VALUES,
  MAX_OPTIONS,
  MAX_SITUATIONS,
  MAX_STEPS,
  MAX_TAGS,
} from '#domain/publishing/listing.ts';
import {
  featureLines,
  imageLines,
  type LineFormat,
  optionLines,
  plainLines,
  tagLines,
  valueLines,
} from './line-formats.ts';
import { type RowColumn, RowsField } from './rows-field.tsx';

type ListName = 'images' | 'situations' | 'features' | 'steps' | 'options' | 'tags';
export type ListProps = {
  listing: ListingDraft;
  errors: FieldErrors<ListingDraft>;
  onChange: <Name extends ListName>(name: Name, items: ListingDraft[Name]) => void;
};

const words = (placeholder?: string): readonly RowColumn<string>[] => [
  {
    label: '',
    path: '',
    value: (text) => text,
    change: (_, text) => text,
    maxLength: MAX_LISTING_LINE,
    isJapanese: true,
    ...(placeholder && { placeholder }),
  },
];

type Row<Name extends ListName> = ListingDraft[Name][number];

/** A column of the item's own text `key`. */
const textColumn = <Key extends string, Item extends Record<Key, string>>(
  key: Key,
  column: Pick<RowColumn<Item>, 'label' | 'maxLength' | 'placeholder' | 'isJapanese'>,
): RowColumn<Item> => ({
  ...column,
  path: key,
  value: (item) => item[key],
  change: (item, text) => ({ ...item, [key]: text }),
});

export function ImageRows({ listing, errors, onChange }: ListProps) {
  return (
    <RowsField
      label="Fotos"
      item="Foto"
      add="Adicionar foto"
      hint="A primeira é a capa. A descrição em japonês ajuda quem não vê a foto e a busca."
      items={listing.images}
      max={MAX_IMAGES}
      blank={{ url: '', alt: '' }}
      format={imageLines}
      error={errors.images}
      onChange={(items) => onChange('images', items)}
      columns={[
        textColumn<'url', Row<'images'>>('url', {
          label: 'Endereço da foto',
          maxLength: MAX_IMAGE_URL,
          placeholder: 'https://cdn.exemplo.com/1.jpg',
        }),
        textColumn<'alt', Row<'images'>>('alt', {
          label: 'Descrição em japonês',
          maxLength: MAX_LISTING_LINE,
          placeholder: '白いボトルの正面',
          isJapanese: true,
        }),
      ]}
    />
  );
}

export function FeatureRows({ listing, errors, onChange }: ListProps) {
  return (
    <RowsField
      label="Características"
      item="Característica"
      add="Adicionar característica"
      hint={`Até ${MAX_FEATURES}, em japonês.`}
      items={listing.features}
      max={MAX_FEATURES}
      blank={{ title: '', text: '' }}
      format={featureLines}
      error={errors.features}
      onChange={(items) => onChange('features', items)}
      columns={[
        textColumn<'title', Row<'features'>>('title', {
          label: 'Título',
          maxLength: MAX_LISTING_LINE,
          placeholder: '片手で開くふた',
          isJapanese: true,
        }),
        textColumn<'text', Row<'features'>>('text', {
          label: 'Texto',
          maxLength: MAX_LISTING_TEXT,
          placeholder: '荷物を持ったまま飲めます。',
          isJapanese: true,
        }),
      ]}
    />
  );
}

export function OptionRows({ listing, errors, onChange }: ListProps) {
  return (
    <RowsField
      label="Opções"
      item="Opção"
      add="Adicionar opção"
      hint={`Até ${MAX_OPTIONS}, como cor e tamanho. Cada combinação vira uma variante na Shopify.`}
      items={listing.options}
      max={MAX_OPTIONS}
      blank={{ name: '', values: [''] }}
      format={optionLines}
      error={errors.options}
      onChange={(items) => onChange('options', items)}
      columns={[
        textColumn<'name', Row<'options'>>('name', {
          label: 'Nome da opção',
          maxLength: MAX_LISTING_LINE,
          placeholder: 'カラー',
          isJapanese: true,
        }),
      ]}
      inside={(option, index, change) => (
        <RowsField
          label={`Valores da opção ${index + 1}`}
          item="Valor"
          add="Adicionar valor"
          items={option.values}
          max={MAX_OPTION_VALUES}
          blank=""
          format={valueLines}
          columns={words('ネイビー')}
          error={errors.options?.[index]?.values}
          onChange={(values) => change({ ...option, values })}
        />
      )}
    />
  );
}

type WordsName = 'situations' | 'steps' | 'tags';
const WORD_LISTS: Record<
  WordsName,
  { label: string; item: string; add: string; hint: string; max: number; format: LineFormat<string>; sample: string }
> = {
  situations: {
    label: 'Situações do cliente',
    item: 'Situação',
    add: 'Adicionar situação',
    hint: `Até ${MAX_SITUATIONS}, em japonês. Sem medo nem doença.`,
    max: MAX_SITUATIONS,
    format: plainLines,
    sample: '会議中に飲み物が冷めてしまう',
  },
  steps: {
    label: 'Como usar',
    item: 'Passo',
    add: 'Adicionar passo',
    hint: `Até ${MAX_STEPS} passos, em japonês.`,
    max: MAX_STEPS,
    format: plainLines,
    sample: 'ふたを回して開けます。',
  },
  tags: {
    label: 'Etiquetas',
    item: 'Etiqueta',
    add: 'Adicionar etiqueta',
    hint: 'Em japonês. Cole várias de uma vez, separadas por vírgula.',
    max: MAX_TAGS,
    format: tagLines,
    sample: '水筒',
  },
};

export function WordRows({ name, listing, errors, onChange }: ListProps & { name: WordsName }) {
  const { sample, ...list } = WORD_LISTS[name];
  return (
    <RowsField
      {...list}
      items={listing[name]}
      blank=""
      columns={words(sample)}
      error={errors[name]}
      onChange={(items) => onChange(name, items)}
    />
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { JapaneseProposal } from '#contract/products/publishing.ts';
import { MAX_PRODUCT_NAME } from '#domain/products/product.ts';
import {
  MAX_FEATURES,
  MAX_LISTING_LINE,
  MAX_LISTING_TEXT,
  MAX_SITUATIONS,
  MAX_STEPS,
  MAX_TAGS,
} from '#domain/publishing/listing.ts';
import { Button } from '#web/components/ui/button.tsx';
import { JapaneseLine, JapaneseList } from './japanese-words.tsx';
import { PhotoEditor } from './photo-editor.tsx';
import { PointsToCheck } from './points-to-check.tsx';
import { NumberField, SlugField, TextChoice, TextField } from './row-fields.tsx';
import type { EditorProps, RowKey } from './use-publish-draft.ts';

export function RowEditor({ row, ...props }: EditorProps & { row: RowKey }): ReactNode {
  const { productId, reply, contents, draft, onChange, onDone } = props;
  const { listing, known, proposals } = reply;
  switch (row) {
    case 'name':
      return (
        <JapaneseLine
          field="name"
          label="Nome"
          value={reply.nameJa}
          proposals={proposals.name}
          draft={draft}
          max={MAX_PRODUCT_NAME}
          start={reply.name}
          onUse={(nameJa) => onDone({ product: { nameJa } })}
          onCorrect={(nameJa) => onChange({ product: { nameJa } })}
        />
      );
    case 'benefit':
    case 'shipping':
      return (
        <JapaneseLine
          field="benefit"
          label="Benefício"
          value={listing.benefit}
          proposals={proposals.benefit}
          draft={draft}
          max={MAX_LISTING_LINE}
          onUse={(benefit) => onDone({ listing: { benefit } })}
          onCorrect={(benefit) => onChange({ listing: { benefit } })}
        />
      );
    case 'text':
    case 'sample':
    case 'untranslated':
      return <TextChoice {...props} />;
    case 'points':
      return <PointsToCheck {...props} />;
    case 'photos':
    case 'alt':
      return <PhotoEditor {...props} />;
    case 'price':
      return (
        <>
          <NumberField {...props} name="priceYen" label="Preço, com imposto" sign="¥" />
          <div className="flex flex-wrap gap-2">
            {known.priceYen !== null && listing.priceYen !== null && listing.priceYen !== known.priceYen && (
              <Button size="sm" onClick={() => onDone({ listing: { priceYen: null } })}>
                Usar ¥{known.priceYen.toLocaleString('en-US')} da calculadora
              </Button>
            )}
            <Button asChild size="sm">
              <Link to="/calculator" search={{ aba: 'completa', produto: productId }}>
                Abrir a calculadora
              </Link>
            </Button>
          </div>
        </>
      );
    case 'stock':
      return <NumberField {...props} name="stock" label="Estoque" sign="un." hint="Vazio: a Shopify não conta." />;
    case 'weight':
      return (
        <NumberField
          {...props}
          name="weightGrams"
          label="Peso, com a embalagem"
          sign="g"
          hint="Vazio: o da embalagem na ficha; sem ele, o do produto."
        />
      );
    case 'cost':
      return (
        <NumberField
          {...props}
          name="costYen"
          label="Custo do produto, sem frete"
          sign="¥"
          hint="Vazio: o do fornecedor no preço salvo, já com a taxa do câmbio."
        />
      );
    case 'sku':
      return <TextField {...props} name="sku" label="Código (SKU)" />;
    case 'buyUrl':
      return <TextField {...props} name="buyUrl" label="Endereço da página de compra" placeholder="https://" />;
    case 'slug':
      return <SlugField {...props} />;
    case 'options':
      return (
        <div className="flex flex-wrap gap-2">
          {listing.options.length > 0 && (
            <Button size="sm" onClick={() => onDone({ listing: { options: [] } })}>
              Usar as da ficha
            </Button>
          )}
          <Button asChild size="sm">
            <Link to="/produtos/$productId" params={{ productId }}>
              Mudar na ficha
            </Link>
          </Button>
        </div>
      );
    case 'productType':
      return (
        <JapaneseLine
          field="productType"
          label="Tipo"
          value={contents.listing.productType}
          proposals={proposals.tags.slice(0, 1)}
          draft={draft}
          max={MAX_LISTING_LINE}
          onUse={(productType) => onDone({ listing: { productType } })}
          onCorrect={(productType) => onChange({ listing: { productType } })}
        />
      );
    case 'situations':
      return <Lines {...props} name="situations" label="Situações" max={MAX_SITUATIONS} />;
    case 'steps':
      return <Lines {...props} name="steps" label="Como usar" max={MAX_STEPS} />;
    case 'tags':
      return <Lines {...props} name="tags" label="Etiquetas" max={MAX_TAGS} />;
    case 'features':
      return (
        <JapaneseList
          field="features"
          label="Características"
          max={MAX_FEATURES}
          draft={draft}
          proposals={proposals.features}
          items={listing.features.map(({ title, text }) => ({ title: text && title, ja: text || title, pt: '' }))}
          fromLine={(line) => ({ ...line, title: '' })}
          onChange={(items) =>
            onChange({
              listing: {
                features: items.map(({ title, ja }) => (title ? { title, text: ja } : { title: ja, text: '' })),
              },
            })
          }
        />
      );
    case 'search':
      return <SearchWords {...props} />;
    default:
      return null;
  }
}

type LinesProps = EditorProps & { name: 'situations' | 'steps' | 'tags'; label: string; max: number };

function Lines({ name, label, max, reply, draft, onChange }: LinesProps) {
  return (
    <JapaneseList
      field={name}
      label={label}
      max={max}
      draft={draft}
      proposals={reply.proposals[name].filter(({ ja }) => ja.length <= MAX_LISTING_LINE)}
      items={reply.listing[name].map((ja): JapaneseProposal => ({ ja, pt: '' }))}
      fromLine={(line) => line}
      onChange={(items) => onChange({ listing: { [name]: items.map(({ ja }) => ja) } })}
    />
  );
}

function SearchWords({ reply: { listing, nameJa, name }, contents, draft, onChange, onDone }: EditorProps) {
  const lines = [
    { key: 'seoTitle', label: 'Título para busca', own: nameJa, max: MAX_LISTING_LINE, pt: name },
    {
      key: 'seoDescription',
      label: 'Descrição para busca',
      own: contents.metaDescription,
      max: MAX_LISTING_TEXT,
      pt: 'A meta descrição do seu texto.',
    },
  ] as const;
  return lines.map(({ key, label, own, max, pt }) => (
    <section key={key} className="grid gap-2" aria-label={label}>
      <h3 className="font-medium text-sm">{label}</h3>
      <JapaneseLine
        field={key}
        label={label}
        value={listing[key] || own}
        proposals={own && listing[key] ? [{ ja: own, pt }] : []}
        draft={draft}
        max={max}
        onUse={(ja) => onDone({ listing: { [key]: ja === own ? '' : ja } })}
        onCorrect={(ja) => onChange({ listing: { [key]: ja } })}
      />
    </section>
  ));
}

import { Link } from '@tanstack/react-router';
import { ImagePlus } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import type { JapaneseProposal } from '#contract/products/publishing.ts';
import { MAX_PHOTO_ALT, MAX_PRODUCT_NAME, MAX_PRODUCT_PHOTOS } from '#domain/products/product.ts';
import {
  MAX_FEATURES,
  MAX_LISTING_LINE,
  MAX_LISTING_TEXT,
  MAX_SITUATIONS,
  MAX_STEPS,
  MAX_TAGS,
} from '#domain/publishing/listing.ts';
import { altOfName } from '#domain/publishing/publish-contents.ts';
import { Button, buttonVariants } from '#web/components/ui/button.tsx';
import { JapaneseLine, JapaneseList } from './japanese-words.tsx';
import { PointsToCheck } from './points-to-check.tsx';
import { NumberField, SlugField, TextChoice, TextField } from './row-fields.tsx';
import type { EditorProps, RowKey } from './use-publish-draft.ts';

export function RowEditor({ row, ...props }: EditorProps & { row: RowKey }): ReactNode {
  const { productId, reply, contents, isMain, onDone } = props;
  const { listing, known, proposals } = reply;
  switch (row) {
    case 'name':
      return (
        <JapaneseLine
          {...props}
          field="name"
          label="Nome"
          value={reply.nameJa}
          proposals={proposals.name}
          max={MAX_PRODUCT_NAME}
          start={reply.name}
          change={(nameJa) => ({ product: { nameJa } })}
        />
      );
    case 'benefit':
    case 'shipping':
      return (
        <JapaneseLine
          {...props}
          field="benefit"
          label="Benefício"
          value={listing.benefit}
          proposals={proposals.benefit}
          max={MAX_LISTING_LINE}
          change={(benefit) => ({ listing: { benefit } })}
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
          <NumberField {...props} name="priceYen" label="Preço em iene" sign="¥" />
          <div className="flex flex-wrap gap-2">
            {known.priceYen !== null && listing.priceYen !== null && listing.priceYen !== known.priceYen && (
              <Button size="sm" onClick={() => onDone({ listing: { priceYen: null } })}>
                Usar ¥{known.priceYen.toLocaleString('en-US')} da calculadora
              </Button>
            )}
            <Button asChild size="sm" variant={isMain ? 'primary' : 'secondary'}>
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
          {...props}
          field="productType"
          label="Tipo"
          value={contents.listing.productType}
          proposals={proposals.tags.slice(0, 1)}
          max={MAX_LISTING_LINE}
          change={(productType) => ({ listing: { productType } })}
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
          {...props}
          field="features"
          label="Características"
          max={MAX_FEATURES}
          proposals={proposals.features}
          items={listing.features.map(({ title, text }) => ({ title: text && title, ja: text || title, pt: '' }))}
          fromLine={(line) => ({ ...line, title: '' })}
          change={(items) => ({
            features: items.map(({ title, ja }) => (title ? { title, text: ja } : { title: ja, text: '' })),
          })}
        />
      );
    case 'search':
      return <SearchWords {...props} />;
    default:
      return null;
  }
}

type LinesProps = EditorProps & { name: 'situations' | 'steps' | 'tags'; label: string; max: number };

const Lines = ({ name, reply, ...props }: LinesProps) => (
  <JapaneseList
    {...props}
    field={name}
    proposals={reply.proposals[name].filter(({ ja }) => ja.length <= MAX_LISTING_LINE)}
    items={reply.listing[name].map((ja): JapaneseProposal => ({ ja, pt: '' }))}
    fromLine={(line) => line}
    change={(items) => ({ [name]: items.map(({ ja }) => ja) })}
  />
);

function SearchWords(props: EditorProps) {
  const { listing, nameJa, name } = props.reply;
  const lines = [
    { key: 'seoTitle', label: 'Título para busca', own: nameJa, max: MAX_LISTING_LINE, pt: name },
    {
      key: 'seoDescription',
      label: 'Descrição para busca',
      own: props.contents.metaDescription,
      max: MAX_LISTING_TEXT,
      pt: 'A meta descrição do seu texto.',
    },
  ] as const;
  return lines.map(({ key, label, own, max, pt }) => (
    <section key={key} className="grid gap-2" aria-label={label}>
      <h3 className="font-medium text-sm">{label}</h3>
      <JapaneseLine
        {...props}
        field={key}
        label={label}
        value={listing[key] || own}
        proposals={own && listing[key] ? [{ ja: own, pt }] : []}
        max={max}
        change={(ja) => ({ listing: { [key]: ja === own ? '' : ja } })}
      />
    </section>
  ));
}

function proposeAlt({ name, nameJa }: EditorProps['reply'], at: number): JapaneseProposal[] {
  const ja = altOfName(nameJa, at);
  return ja === '' ? [] : [{ ja, pt: at === 0 ? name : `${name} (foto ${at + 1})` }];
}

function PhotoEditor(props: EditorProps) {
  const { productId, reply, isMain, onChange } = props;
  const { photos } = reply;
  /** Images that were entered by hand, before products had photos. */
  const { images } = reply.listing;
  const room = MAX_PRODUCT_PHOTOS - photos.length;
  function handlePick(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])].slice(0, room);
    event.target.value = '';
    if (files.length > 0) onChange({ files });
  }
  return (
    <div className="grid gap-3">
      {images.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-fg-muted text-sm">
            Por endereço: {images.length}. Elas vão no lugar das fotos do produto.
          </p>
          <Button size="sm" onClick={() => onChange({ listing: { images: [] } })}>
            Usar as do produto
          </Button>
        </div>
      )}
      <ol aria-label="Fotos" className="grid gap-2">
        {photos.map(({ id, url, altJa, altPt }, at) => (
          <li key={id} className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-3">
            <img src={url} alt="" width={56} height={56} className="size-14 rounded-md object-cover" />
            <details>
              <summary className="cursor-pointer py-1">
                <span lang="ja">{altJa || proposeAlt(reply, at)[0]?.ja}</span>
                <small className="block text-fg-muted text-sm">
                  {altJa ? altPt || `Foto ${at + 1}` : 'Do nome do produto'}
                </small>
              </summary>
              <JapaneseLine
                {...props}
                isMain={false}
                field={`alt-${id}`}
                label={`Foto ${at + 1}`}
                value={altJa}
                proposals={proposeAlt(reply, at)}
                max={MAX_PHOTO_ALT}
                start={altPt}
                change={(ja) => ({ altJa: { [id]: ja } })}
                onDone={onChange}
              />
            </details>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {room > 0 && (
          <label className={buttonVariants({ variant: isMain ? 'primary' : 'secondary', size: 'sm' })}>
            <ImagePlus aria-hidden="true" />
            Adicionar fotos
            <input type="file" accept="image/*" multiple className="sr-only" onChange={handlePick} />
          </label>
        )}
        <Button asChild size="sm" variant="ghost">
          <Link to="/produtos/$productId" params={{ productId }} hash="fotos">
            Mudar a ordem
          </Link>
        </Button>
      </div>
    </div>
  );
}

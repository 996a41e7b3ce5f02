import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportLanding } from '#domain/publishing/landing-html-file.ts';
import type { PublishContents } from '#domain/publishing/listing.ts';
import { exportProductCsv, isOnTheWeb } from '#domain/publishing/product-csv.ts';
import { problemsOf } from '#domain/publishing/publish-problems.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { Button } from '#web/components/ui/button.tsx';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { cn } from '#web/lib/cn.ts';
import { saveTextFile } from '#web/lib/save-file.ts';
import { useChangePublishing } from './listing.queries.ts';

type PublishExportsProps = {
  productId: string;
  contents: PublishContents;
  shop: Shop;
  /** No shop is connected: the page itself, or else the CSV, is what can be done. */
  isMain: boolean;
};

async function embed(url: string): Promise<string> {
  const reply = await fetch(new URL(url).pathname);
  if (!reply.ok) throw new Error(`photo: ${reply.status}`);
  const blob = await reply.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function withPhotos(contents: PublishContents): Promise<PublishContents> {
  const { listing } = contents;
  const images = await Promise.all(
    listing.images.map(async ({ url, alt }) => ({ alt, url: isOnTheWeb(url) ? url : await embed(url) })),
  );
  return { ...contents, listing: { ...listing, images } };
}

export function PublishExports({ productId, contents, shop, isMain }: PublishExportsProps) {
  const name = contents.slug || 'produto';
  const { mutate: change } = useChangePublishing(productId);
  const [saved, setSaved] = useState('');
  const handleSaved = (words: string) => {
    setSaved(words);
    if (!contents.listing.exported) change({ listing: { exported: true } });
  };
  const page = useMutation({
    mutationFn: async () => saveTextFile(`${name}.html`, 'text/html', exportLanding(await withPhotos(contents), shop)),
    onSuccess: () => handleSaved(`Página baixada: ${name}.html`),
    onError: (error) => failureToast(error, 'Não foi possível buscar as fotos. Tente novamente.'),
  });
  const files = [
    {
      label: 'Baixar CSV',
      isReady: problemsOf('csv', contents, shop).length === 0,
      save: () => {
        saveTextFile(`${name}.csv`, 'text/csv', exportProductCsv(contents, shop));
        handleSaved(`CSV baixado: ${name}.csv`);
      },
    },
    {
      label: 'Baixar HTML',
      isReady: problemsOf('html', contents, shop).length === 0,
      save: () => page.mutate(),
    },
  ];
  const main = isMain ? files.findLast(({ isReady }) => isReady) : undefined;
  return (
    <section className="relative grid grid-cols-2 gap-2" aria-label="Exportar">
      {files.map((file) => (
        <Button
          key={file.label}
          variant={file === main ? 'primary' : 'secondary'}
          disabled={!file.isReady}
          onClick={file.save}
        >
          <Download aria-hidden="true" />
          {file.label}
        </Button>
      ))}
      <p
        className={cn(
          'col-span-full wrap-anywhere text-fg-muted text-sm empty:sr-only',
          // In the head of the page, where one more line would move the title.
          isMain && 'lg:absolute lg:top-full lg:inset-x-0 lg:mt-1 lg:truncate',
        )}
        role="status"
      >
        {saved}
      </p>
    </section>
  );
}

import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { createShortLink } from '#contract/short-links.ts';
import { AppError } from '#domain/errors.ts';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { call } from '#web/lib/api/api.ts';
import { copyWhenReady } from './copy-when-ready.ts';

const LINK_FAILED = 'Não foi possível gerar o link de compartilhamento.';

type ShareButtonProps = {
  /** Page of this site; undefined when the item has no slug and so cannot be shared. */
  path: string | undefined;
  texts: {
    noSlug: string;
    refused?: string;
  };
};

/** Copies a short link to the page; the server creates only one link per page. */
export function ShareButton({ path, texts }: ShareButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function share() {
    if (!path) return fail(texts.noSlug);
    setBusy(true);
    const link = call(createShortLink, { body: { targetUrl: path } }).then(
      ({ slug }) => `${window.location.origin}/r/${slug}`,
    );
    try {
      await copyWhenReady(link);
      toast({ title: 'Link copiado!' });
    } catch (error) {
      fail(describeFailure(error, texts.refused));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button busy={isBusy} onClick={share}>
      {!isBusy && <Share2 aria-hidden="true" />}
      Compartilhar
    </Button>
  );
}

const fail = (description: string) => toast({ title: 'Erro', description, variant: 'destructive' });

function describeFailure(error: unknown, refused = LINK_FAILED): string {
  if (!(error instanceof AppError)) return 'Não foi possível copiar o link.';
  return error.code === 'invalid_input' ? refused : LINK_FAILED;
}

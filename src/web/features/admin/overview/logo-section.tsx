import { useMutation } from '@tanstack/react-query';
import { removeSiteLogo } from '#contract/storage.ts';
import { Logo } from '#web/components/ui/brand/logo.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { call } from '#web/lib/api/api.ts';
import { refreshProfile } from '#web/lib/api/profile-query.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';
import { ImageField } from '../content/image-field.tsx';

export function LogoSection() {
  const { siteLogoUrl = '' } = useCurrentUser();
  const remove = useMutation({
    mutationFn: () => call(removeSiteLogo, {}),
    onSuccess: refreshProfile,
    onError: () => toast({ title: 'Erro', description: 'Não foi possível remover o logo.', variant: 'destructive' }),
  });

  async function handleChange(url: string) {
    if (!url) return remove.mutate();
    await refreshProfile();
    toast({ title: 'Sucesso', description: 'Logo atualizado com sucesso!' });
  }

  return (
    <section className="mt-10 border-t border-line pt-6" aria-labelledby="logo-do-site">
      <h2 id="logo-do-site" className="h2">
        Logo do site
      </h2>
      <p className="mt-1 mb-4 text-sm text-fg-muted">
        Aparece na página inicial, no login e no alto de cada página. Sem imagem, vale o nosso.
      </p>
      <ImageField
        label="Imagem"
        bucket="site-assets"
        value={siteLogoUrl}
        onValueChange={(url) => void handleChange(url)}
        onSendingChange={() => undefined}
        isWhole
        instead={<Logo />}
      />
    </section>
  );
}

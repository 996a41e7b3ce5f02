import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSecuritySettings, saveSecuritySettings } from '#contract/account/security.ts';
import { Switch } from '#web/components/ui/form/switch.tsx';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { call } from '#web/lib/api/api.ts';
import { refreshProfile } from '#web/lib/api/profile-query.ts';

const securityQuery = {
  queryKey: ['admin', 'security'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getSecuritySettings, {}, { signal }),
};

/** Setting: whether administrators must have a second factor. */
export function FactorRule() {
  const queryClient = useQueryClient();
  const { data } = useQuery(securityQuery);
  const save = useMutation({
    mutationFn: (adminsNeedFactor: boolean) => call(saveSecuritySettings, { body: { adminsNeedFactor } }),
    onSuccess: (settings) => {
      queryClient.setQueryData(securityQuery.queryKey, settings);
      void refreshProfile();
    },
    onError: () => toast({ variant: 'destructive', title: 'Não foi possível salvar. Tente novamente.' }),
  });
  return (
    <Switch
      checked={data?.adminsNeedFactor ?? false}
      disabled={!data || save.isPending}
      onChange={(event) => save.mutate(event.target.checked)}
    >
      Administradores com duas etapas
      <span className="block text-fg-muted text-sm">Quem não ligar em 7 dias só abre o próprio perfil.</span>
    </Switch>
  );
}

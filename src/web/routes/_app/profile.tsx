import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { isFactorOverdue } from '#domain/accounts/admin-factor-deadline.ts';
import { minPasswordLength } from '#domain/accounts/password-rules.ts';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { CalendarAddress, calendarAddressQuery } from '#web/features/calendar/calendar-address.tsx';
import { NoticeSettings } from '#web/features/notices/notice-settings.tsx';
import { noticeSettingsQuery } from '#web/features/notices/notices.queries.ts';
import { AccountDetails, PlanDetails } from '#web/features/profile/account-details.tsx';
import { DeviceList } from '#web/features/profile/device-list.tsx';
import { NameForm } from '#web/features/profile/name-form.tsx';
import { PasswordForm } from '#web/features/profile/password-form.tsx';
import { ProfileSection } from '#web/features/profile/profile-section.tsx';
import { TwoStep } from '#web/features/profile/two-step.tsx';
import { YourData } from '#web/features/profile/your-data.tsx';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

export const Route = createFileRoute('/_app/profile')({
  staticData: { title: 'Perfil' },
  component: ProfilePage,
  validateSearch: ({ aba }: Record<string, unknown>): { aba?: Tab } =>
    aba === 'seguranca' || aba === 'avisos' ? { aba } : {},
});

/** Tabs named in the address; "Dados" is the default and has no name. */
type Tab = 'seguranca' | 'avisos';

function ProfilePage() {
  const { factorDueAt } = useCurrentUser();
  const { aba } = Route.useSearch();
  const navigate = Route.useNavigate();
  const isOverdue = isFactorOverdue(factorDueAt, new Date());
  const tab = isOverdue ? 'seguranca' : (aba ?? 'dados');
  return (
    <div className="page">
      <PageHeader title="Perfil" seal="profile" />
      <Tabs
        value={tab}
        onValueChange={(next) =>
          void navigate({ search: next === 'dados' ? {} : { aba: next as Tab }, replace: true, resetScroll: false })
        }
      >
        {/* Other tabs are not available while the second factor is overdue. */}
        {!isOverdue && (
          <TabsList aria-label="Perfil" className="mb-0">
            <TabsTrigger value="dados">Dados</TabsTrigger>
            <TabsTrigger value="seguranca">Segurança</TabsTrigger>
            <TabsTrigger value="avisos">Avisos</TabsTrigger>
          </TabsList>
        )}
        <TabsContent value="dados">
          <PersonalSections />
        </TabsContent>
        <TabsContent value="seguranca">
          <ProfileSection title="Verificação em duas etapas">
            <TwoStep />
          </ProfileSection>
          <ProfileSection title="Aparelhos">
            <DeviceList />
          </ProfileSection>
        </TabsContent>
        <TabsContent value="avisos">
          <NoticeSettings />
        </TabsContent>
      </Tabs>
    </div>
  );
}

function PersonalSections() {
  const queryClient = useQueryClient();
  const { userType } = useCurrentUser();
  const { data: noticeSettings, isError: isUnknown } = useQuery(noticeSettingsQuery());
  // A new password revokes the secret calendar address.
  const handleChanged = () => void queryClient.invalidateQueries(calendarAddressQuery());
  return (
    <>
      <ProfileSection title="Informações pessoais" hint="Seu nome aparece nos comentários.">
        <NameForm />
      </ProfileSection>
      <ProfileSection title="Conta">
        <div className="grid gap-6">
          <AccountDetails />
          <PlanDetails />
        </div>
      </ProfileSection>
      <ProfileSection title="Alterar senha" hint={`Use pelo menos ${minPasswordLength(userType)} caracteres.`}>
        <PasswordForm canMailCode={noticeSettings?.isMailSetUp ?? (isUnknown || undefined)} onChanged={handleChanged} />
      </ProfileSection>
      <ProfileSection title="Calendário" hint="As datas das suas tarefas na sua agenda.">
        <CalendarAddress />
      </ProfileSection>
      <ProfileSection title="Seus dados" hint="Leve uma cópia ou encerre a conta.">
        <YourData />
      </ProfileSection>
    </>
  );
}

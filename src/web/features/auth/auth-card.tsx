import { useState } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/components/ui/tabs.tsx';
import { ConfirmationNotice } from './confirmation-notice.tsx';
import { type AuthFormControls, LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';

export const authTabs = { login: 'Login', register: 'Cadastro', reset: 'Recuperar' } as const;

export type AuthTab = keyof typeof authTabs;

type AuthCardProps = Pick<AuthFormControls, 'isLeaving' | 'notice' | 'onSend'> & {
  tab: AuthTab;
  onTabChange: (tab: AuthTab) => void;
  onRegistered: () => void;
};

/** The three tabs. Switching tabs clears the error of the previous one. */
export function AuthCard({ tab, onTabChange, onRegistered, ...controls }: AuthCardProps) {
  const [email, setEmail] = useState('');
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const form = { ...controls, email, onEmailChange: setEmail };
  return (
    // The value is always one of the triggers below.
    <Tabs value={tab} onValueChange={(value) => onTabChange(value as AuthTab)}>
      <TabsList fill aria-label="Acesso à conta">
        {Object.entries(authTabs).map(([value, label]) => (
          <TabsTrigger key={value} value={value}>
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="login">
        <LoginForm {...form} />
      </TabsContent>
      <TabsContent value="register">
        {unconfirmed ? (
          <ConfirmationNotice email={unconfirmed} onBack={() => setUnconfirmed(undefined)} />
        ) : (
          <RegisterForm {...form} onRegistered={onRegistered} onConfirmationSent={setUnconfirmed} />
        )}
      </TabsContent>
      <TabsContent value="reset">
        <ResetForm {...form} />
      </TabsContent>
    </Tabs>
  );
}

import { useState } from 'react';
import { type AuthTab, AuthTabs } from './auth-tabs.tsx';
import { ConfirmationNotice } from './confirmation-notice.tsx';
import { type AuthFormControls, LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';

type AuthCardProps = Pick<AuthFormControls, 'isLeaving' | 'notice' | 'onSend'> & {
  tab: AuthTab;
  onTabChange: (tab: AuthTab) => void;
  onRegistered: () => void;
};

/** Login, Cadastro and Recuperar. Each starts without the error of the one before it. */
export function AuthCard({ tab, onTabChange, onRegistered, ...controls }: AuthCardProps) {
  const [email, setEmail] = useState('');
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const form = { ...controls, email, onEmailChange: setEmail };
  return (
    <AuthTabs tab={tab} onTabChange={onTabChange}>
      {tab === 'login' && <LoginForm {...form} />}
      {tab === 'register' && !unconfirmed && (
        <RegisterForm {...form} onRegistered={onRegistered} onConfirmationSent={setUnconfirmed} />
      )}
      {tab === 'register' && unconfirmed && (
        <ConfirmationNotice email={unconfirmed} onBack={() => setUnconfirmed(undefined)} />
      )}
      {tab === 'reset' && <ResetForm {...form} />}
    </AuthTabs>
  );
}

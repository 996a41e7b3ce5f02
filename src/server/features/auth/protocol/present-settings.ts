import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import type { Config } from '#server/config.ts';

const providers = [
  ...['anonymous_users', 'apple', 'azure', 'bitbucket', 'discord', 'facebook', 'figma', 'fly', 'github', 'gitlab'],
  ...['google', 'kakao', 'keycloak', 'linkedin', 'linkedin_oidc', 'notion', 'phone', 'slack', 'slack_oidc', 'snapchat'],
  ...['spotify', 'twitch', 'twitter', 'workos', 'zoom'],
];

export const presentSettings = (config: Config) => ({
  external: { ...Object.fromEntries(providers.map((name) => [name, false])), email: true },
  disable_signup: false,
  mailer_autoconfirm: !config.EMAIL_CONFIRMATION,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
  passkeys_enabled: false,
});

export const presentHealth = () => ({ version: 'v2', name: 'GoTrue', description: `Accounts of ${PRODUCT_NAME}` });

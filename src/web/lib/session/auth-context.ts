import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Profile } from '#contract/account/profile.ts';
import type { AuthState, AuthStore } from './auth-store.ts';

export const AuthContext = createContext<AuthStore | undefined>(undefined);

export function useAuth(): AuthStore {
  const store = useContext(AuthContext);
  if (!store) throw new Error('useAuth needs an AuthContext around it');
  return store;
}

export function useAuthState(): AuthState {
  const store = useAuth();
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

export const CurrentUserContext = createContext<Profile | undefined>(undefined);

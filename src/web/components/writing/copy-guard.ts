import { createContext, useContext } from 'react';

/** Asks whether that may be copied; true when it may. */
export const CopyGuardContext = createContext<(question: string) => Promise<boolean>>(async () => true);
export const useCopyGuard = () => useContext(CopyGuardContext);

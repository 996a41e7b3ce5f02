import { AppError } from '#domain/errors.ts';

export const isPremiumRequired = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'premium_required';

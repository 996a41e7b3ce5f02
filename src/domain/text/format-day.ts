/** 14/06/2025 from a day or moment that is stored as 2025-06-14…; nothing is turned into another time zone. */
export const formatDay = (day: string): string => day.slice(0, 10).split('-').reverse().join('/');

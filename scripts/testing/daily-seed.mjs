// Where random cases begin in `npm test`, every day.

export const DAILY_SEED = 1881

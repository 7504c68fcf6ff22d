export const budgets = {};

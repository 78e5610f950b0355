declare module "virtual:locale" {
  /** Loaders of texts by "language/chunk". */
  export const chunks: Record<string, () => Promise<{ default: string }>>;
}

declare module "virtual:locale" {
  /** Texts by "language/chunk". */
  export const chunks: Record<string, () => Promise<{ default: string }>>;
}

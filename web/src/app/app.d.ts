declare module "virtual:words" {
  /** Texts by "language/chunk". */
  export const chunks: Record<string, () => Promise<{ default: string }>>;
}

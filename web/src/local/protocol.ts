/* What a page and its workers say to each other. */

/** A request as the client would send it over HTTP; `path` is relative to the root and begins with a slash. */
export interface LocalRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Why games are not stored in this browser. */
export type StorageProblem = "denied" | "full" | "evicted";

/** Why games cannot be played: files could not be loaded, the browser cannot run them, or something else. */
export type FailureKind = "network" | "unsupported" | "other";
export interface Failure {
  kind: FailureKind;
  reason: string;
}

export type ToTables =
  /** `alive` names the lock the worker holds as long as it lives. */
  | { kind: "start"; files: string; database: string; alive: string }
  | { kind: "request"; number: number; request: LocalRequest }
  | { kind: "cancel"; number: number }
  | { kind: "advice"; number: number; answer: string | null };

export type FromTables =
  | { kind: "alive" }
  | { kind: "ready" }
  | { kind: "failed"; failure: Failure }
  | { kind: "storage"; problem: StorageProblem | null }
  | { kind: "response"; number: number; status: number; headers: Readonly<Record<string, string>>; body: string }
  | { kind: "push"; number: number; text: string }
  | { kind: "end"; number: number }
  | { kind: "ask"; number: number; job: string };

export type ToBots = { kind: "start"; files: string } | { kind: "job"; number: number; job: string };
export type FromBots =
  { kind: "ready" } | { kind: "failed"; reason: string } | { kind: "answer"; number: number; answer: string };

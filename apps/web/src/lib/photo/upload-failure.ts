import { photoFailureText } from '#web/messages/photo.ts';

type Details = {
  requestId?: string | undefined;
  waitSeconds?: number;
  losesPhoto?: boolean;
  sessionIsOver?: boolean;
  isServerAway?: boolean;
};

/** Why there is no answer, in the sentence that the person reads. */
export class UploadFailure extends Error {
  readonly requestId: string | undefined;
  /** How long the server asks to wait before the next try. */
  readonly waitSeconds: number;
  /** The file is none that could be sent: it does not stay chosen. */
  readonly losesPhoto: boolean;
  /** The kept session ended elsewhere; without it the photo is a visitor's. */
  readonly sessionIsOver: boolean;
  /** Nobody reached it, or it has no room: another may answer in its place. */
  readonly isServerAway: boolean;

  constructor(sentence: string, details: Details = {}) {
    super(sentence);
    const {
      requestId,
      waitSeconds = 0,
      losesPhoto = false,
      sessionIsOver = false,
      isServerAway = false,
    } = details;
    this.requestId = requestId;
    this.waitSeconds = waitSeconds;
    this.losesPhoto = losesPhoto;
    this.sessionIsOver = sessionIsOver;
    this.isServerAway = isServerAway;
  }
}

type Answer = { status: number; body: unknown; retryAfter: string | null };

/** The specification's table: the server's own sentence first, else one by the kind of failure. */
export function failureOf({ status, body, retryAfter }: Answer): UploadFailure {
  const isRefusal = status >= 200 && status < 300;
  const sentence =
    textIn(body, 'message') ?? (isRefusal ? photoFailureText.refused : photoFailureText.server(status));
  if (status === 503 || status === 429)
    return new UploadFailure(sentence, {
      waitSeconds: Math.ceil(Number(retryAfter)) || 0,
      isServerAway: status === 503,
    });
  // Only what may be our fault is worth quoting to us.
  const requestId = status >= 500 ? textIn(body, 'requestId') : undefined;
  const isServerAway = status === 502 || status === 504;
  return new UploadFailure(sentence, { requestId, sessionIsOver: status === 401, isServerAway });
}

export const isRefused = (body: unknown) => isRecord(body) && body.success === false;

function textIn(body: unknown, name: string): string | undefined {
  const value = isRecord(body) ? body[name] : undefined;
  return typeof value === 'string' && value ? value : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

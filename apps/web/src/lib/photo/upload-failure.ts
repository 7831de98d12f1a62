import { photoFailureText } from '#web/messages/photo.ts';

type Details = {
  requestId?: string | undefined;
  waitSeconds?: number;
  discardsPhoto?: boolean;
  isSessionExpired?: boolean;
  isServerUnavailable?: boolean;
};

/** A failed upload, with the message to show. */
export class UploadFailure extends Error {
  readonly requestId: string | undefined;
  /** Seconds to wait before a retry. */
  readonly waitSeconds: number;
  /** The file cannot be sent, so the selection is cleared. */
  readonly discardsPhoto: boolean;
  /** The stored session has ended; a retry without it is sent as a visitor. */
  readonly isSessionExpired: boolean;
  /** The server is down or overloaded: the classifier on the device may answer instead. */
  readonly isServerUnavailable: boolean;

  constructor(message: string, details: Details = {}) {
    super(message);
    const {
      requestId,
      waitSeconds = 0,
      discardsPhoto = false,
      isSessionExpired = false,
      isServerUnavailable = false,
    } = details;
    this.requestId = requestId;
    this.waitSeconds = waitSeconds;
    this.discardsPhoto = discardsPhoto;
    this.isSessionExpired = isSessionExpired;
    this.isServerUnavailable = isServerUnavailable;
  }
}

type ErrorResponse = { status: number; body: unknown; retryAfter: string | null };

/** The server's message first, else one by the kind of failure, as the specification's table says. */
export function failureOf({ status, body, retryAfter }: ErrorResponse): UploadFailure {
  const isSuccessStatus = status >= 200 && status < 300;
  const message =
    textIn(body, 'message') ?? (isSuccessStatus ? photoFailureText.refused : photoFailureText.server(status));
  if (status === 503 || status === 429)
    return new UploadFailure(message, {
      waitSeconds: Math.ceil(Number(retryAfter)) || 0,
      isServerUnavailable: status === 503,
    });
  // The request id is shown for server errors only.
  const requestId = status >= 500 ? textIn(body, 'requestId') : undefined;
  const isServerUnavailable = status === 502 || status === 504;
  return new UploadFailure(message, { requestId, isSessionExpired: status === 401, isServerUnavailable });
}

export const isRefused = (body: unknown) => isRecord(body) && body.success === false;

function textIn(body: unknown, name: string): string | undefined {
  const value = isRecord(body) ? body[name] : undefined;
  return typeof value === 'string' && value ? value : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

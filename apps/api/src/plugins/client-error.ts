import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { ConnectionError } from 'fastify';
import { errorBody } from './errors.ts';
import { securityHeaders } from './security-headers.ts';

const statusOf: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

const fixedHeaders = Object.entries(securityHeaders)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** Handles malformed requests: no hook ran for them, so the raw response is written here. */
export function handleClientError(error: ConnectionError, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status = statusOf[error.code] ?? 400;
  const requestId = randomUUID().replaceAll('-', '');
  const body = JSON.stringify(errorBody(status === 431 ? 'too_large' : 'invalid_input', requestId));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fixedHeaders}Content-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nX-Request-Id: ${requestId}\r\nConnection: close\r\n\r\n${body}`,
  );
}

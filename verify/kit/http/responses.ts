import { ErrorBody, errorText } from '@app/contract/errors';
import { type HttpResponse, jsonOf } from './http-client.ts';

/** The error of the product when a dependency is unavailable. */
export const isRetryMessage = ({ status, text }: HttpResponse): boolean =>
  status === 503 && text.includes(errorText.unavailable);

/** A 503 with the error envelope. A 4xx would wrongly blame the user. */
export const isUnavailableError = (response: HttpResponse): boolean =>
  response.status === 503 && ErrorBody.safeParse(jsonOf(response)).success;

/** The gateway found no upstream, or none that responded in time. */
export const isGatewayErrorPage = ({ status, text }: HttpResponse): boolean =>
  [502, 504].includes(status) &&
  text.trimEnd().endsWith('</html>') &&
  text.includes('<center>nginx</center>');

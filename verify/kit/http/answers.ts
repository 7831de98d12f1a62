import { ErrorBody, errorText } from '@app/contract/errors';
import { type Answer, jsonOf } from './exchange.ts';

/** What the product says when a server behind it is away. */
export const isTryAgain = ({ status, text }: Answer): boolean =>
  status === 503 && text.includes(errorText.unavailable);

/** A sentence of our catalogue that asks for patience. Who is told that they did something wrong was told a lie. */
export const isOwnExcuse = (answer: Answer): boolean =>
  answer.status === 503 && ErrorBody.safeParse(jsonOf(answer)).success;

/** The gateway found nobody behind it, or nobody who answered in time. */
export const isGatewayPage = ({ status, text }: Answer): boolean =>
  [502, 504].includes(status) &&
  text.trimEnd().endsWith('</html>') &&
  text.includes('<center>nginx</center>');

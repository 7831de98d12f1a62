const name = 'dari';
const answer = 'jawaban';

/** Whether a link of a photo's answer led here: then the page keeps a way back to it. */
export const cameFromAnswer = (address: URLSearchParams): boolean => address.get(name) === answer;

/** The same address, which keeps saying where the person came from. */
export function keepAnswer(address: URLSearchParams, isFromAnswer: boolean): URLSearchParams {
  if (isFromAnswer) address.set(name, answer);
  return address;
}

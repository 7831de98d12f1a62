import { data } from 'react-router';

/** Every address that is not on the site map; the shell shows the screen. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function Nowhere() {
  return null;
}

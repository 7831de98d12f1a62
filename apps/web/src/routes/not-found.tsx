import { data } from 'react-router';

/** Any unknown path; the shell renders the page. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function Nowhere() {
  return null;
}

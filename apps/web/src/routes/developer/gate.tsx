import { data, Outlet } from 'react-router';

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** Developer pages exist only where the operator enables them. */
export function loader() {
  if (process.env.DEVELOPER_PAGES !== 'on') throw data(null, { status: 404 });
  return null;
}

export default Outlet;

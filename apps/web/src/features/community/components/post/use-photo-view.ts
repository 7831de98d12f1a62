import { useLocation, useNavigate } from 'react-router';

/** The open photo is an entry of the history, so that the back button closes it and leaves the post open. */
export function usePhotoView() {
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as { isPhotoOpen?: boolean } | null;
  return {
    isOpen: state?.isPhotoOpen === true,
    open: () => void navigate(location, { state: { ...state, isPhotoOpen: true }, preventScrollReset: true }),
    close: () => void navigate(-1),
  };
}

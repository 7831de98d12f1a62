import { MarkButton, type MarkButtonProps } from './mark-button.tsx';

export const LikeButton = (props: MarkButtonProps) => <MarkButton {...props} mark="likes" icon="heart" />;

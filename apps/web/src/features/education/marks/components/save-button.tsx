import { MarkButton, type MarkButtonProps } from './mark-button.tsx';

export const SaveButton = (props: MarkButtonProps) => <MarkButton {...props} mark="saves" icon="bookmark" />;

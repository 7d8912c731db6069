import type CMS from 'decap-cms-app';
import { Component, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { z } from 'zod';

type Control = Exclude<NonNullable<Parameters<typeof CMS.registerWidget>[1]>, string>;

/** Decap's types have the properties of the control in place of the control. */
const ControlSchema = z.custom<ComponentType<ComponentProps<Control>>>(
  (value) => typeof value === 'function',
);

/**
 * Decap's switch, showing the default for a field that a file does not have: Decap shows every such switch as off, even
 * if the schema has it on. Decap keeps a ref to the controls of fields, so it has to be a class.
 *
 * @param control Decap's own control.
 * @throws When there is none.
 */
export function withDefaultShown(control: unknown): Control {
  const Switch = ControlSchema.parse(control);
  return class BooleanControl extends Component<ComponentProps<Control>> {
    override render(): ReactNode {
      const given: unknown = this.props.value;
      const shown: unknown = given ?? this.props.field.get('default');
      return <Switch {...this.props} value={shown === true} />;
    }
  };
}
